CREATE TABLE "sitemap_cuts" (
	"created_at" timestamp (3) with time zone NOT NULL,
	"palette_id" uuid NOT NULL,
	CONSTRAINT "sitemap_cuts_created_at_palette_id_pk" PRIMARY KEY("created_at","palette_id")
);
--> statement-breakpoint
ALTER TABLE "palettes" ADD COLUMN "updated_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "palettes_changed" ON "palettes" USING btree ("created_at","id","updated_at") WHERE is_public and updated_at is not null;--> statement-breakpoint
CREATE FUNCTION palette_page_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	new.updated_at := now();
	RETURN new;
END $$;
--> statement-breakpoint
-- Likes, views and copies are no changes of the page, and must stay cheap.
CREATE TRIGGER palette_page_changed BEFORE UPDATE OF name, description, colors, tags, is_public ON palettes
	FOR EACH ROW
	WHEN ((old.name, old.description, old.colors, old.tags, old.is_public)
		IS DISTINCT FROM (new.name, new.description, new.colors, new.tags, new.is_public))
	EXECUTE FUNCTION palette_page_changed();
