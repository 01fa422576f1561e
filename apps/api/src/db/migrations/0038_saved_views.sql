ALTER TABLE "palettes" ADD COLUMN "view_page" text;--> statement-breakpoint
ALTER TABLE "palettes" ADD COLUMN "view_state" text;--> statement-breakpoint
ALTER TABLE "palettes" ADD CONSTRAINT "palettes_view_whole" CHECK (num_nulls("palettes"."view_page", "palettes"."view_state") <> 1);--> statement-breakpoint
ALTER TABLE "palettes" ADD CONSTRAINT "palettes_view_length" CHECK (char_length("palettes"."view_state") between 1 and 16000);