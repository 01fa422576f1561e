ALTER TABLE "palettes" ADD COLUMN "starting_likes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "palettes" ADD CONSTRAINT "palettes_starting_likes_positive" CHECK ("palettes"."starting_likes" >= 0);--> statement-breakpoint
-- What is not in the table of likes came with the palette.
UPDATE "palettes" SET "starting_likes" = greatest("likes" - (SELECT count(*) FROM "palette_likes" WHERE "palette_likes"."palette_id" = "palettes"."id"), 0) WHERE "source" = 'swatchwork';
