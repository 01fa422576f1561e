CREATE TABLE "collection_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"collection_id" uuid NOT NULL,
	"palette_id" uuid,
	"theme_id" uuid,
	"position" integer NOT NULL,
	CONSTRAINT "collection_items_one_thing" CHECK (num_nonnulls("collection_items"."palette_id", "collection_items"."theme_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "collections" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"is_public" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "collections_name_length" CHECK (char_length("collections"."name") between 1 and 100),
	CONSTRAINT "collections_description_length" CHECK (char_length("collections"."description") between 1 and 500)
);
--> statement-breakpoint
ALTER TABLE "collection_items" ADD CONSTRAINT "collection_items_collection_id_collections_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."collections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_items" ADD CONSTRAINT "collection_items_palette_id_palettes_id_fk" FOREIGN KEY ("palette_id") REFERENCES "public"."palettes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_items" ADD CONSTRAINT "collection_items_theme_id_saved_themes_id_fk" FOREIGN KEY ("theme_id") REFERENCES "public"."saved_themes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collections" ADD CONSTRAINT "collections_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "collection_items_palette_unique" ON "collection_items" USING btree ("palette_id","collection_id");--> statement-breakpoint
CREATE UNIQUE INDEX "collection_items_theme_unique" ON "collection_items" USING btree ("theme_id","collection_id");--> statement-breakpoint
CREATE INDEX "collection_items_order" ON "collection_items" USING btree ("collection_id","position");--> statement-breakpoint
CREATE INDEX "collections_user" ON "collections" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "collections_public" ON "collections" USING btree ("created_at","id") WHERE is_public and deleted_at is null;--> statement-breakpoint
CREATE INDEX "collections_deleted" ON "collections" USING btree ("deleted_at") WHERE deleted_at is not null;