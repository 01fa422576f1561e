ALTER TABLE "saved_colors" ADD COLUMN "css" text;--> statement-breakpoint
ALTER TABLE "saved_colors" ADD COLUMN "alpha" double precision;--> statement-breakpoint
ALTER TABLE "saved_colors" ADD CONSTRAINT "saved_colors_css_length" CHECK (char_length("saved_colors"."css") between 1 and 200);--> statement-breakpoint
ALTER TABLE "saved_colors" ADD CONSTRAINT "saved_colors_alpha_range" CHECK ("saved_colors"."alpha" >= 0 and "saved_colors"."alpha" < 1);