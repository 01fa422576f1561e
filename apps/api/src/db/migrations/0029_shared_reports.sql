CREATE TABLE "hidden_shared" (
	"id" uuid PRIMARY KEY NOT NULL,
	"theme_id" uuid,
	"collection_id" uuid,
	"act_id" uuid NOT NULL,
	"stays_private" boolean DEFAULT false NOT NULL,
	CONSTRAINT "hidden_shared_one_thing" CHECK (num_nonnulls("hidden_shared"."theme_id", "hidden_shared"."collection_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "shared_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"theme_id" uuid,
	"collection_id" uuid,
	"user_id" uuid,
	"visitor_id" text,
	"reason" text NOT NULL,
	"text" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "shared_reports_one_thing" CHECK (num_nonnulls("shared_reports"."theme_id", "shared_reports"."collection_id") = 1),
	CONSTRAINT "shared_reports_one_sender" CHECK (num_nonnulls("shared_reports"."user_id", "shared_reports"."visitor_id") = 1),
	CONSTRAINT "shared_reports_visitor_length" CHECK (char_length("shared_reports"."visitor_id") between 16 and 64),
	CONSTRAINT "shared_reports_reason_known" CHECK ("shared_reports"."reason" in ('spam', 'offensive', 'personal', 'copied', 'other')),
	CONSTRAINT "shared_reports_text_length" CHECK (char_length("shared_reports"."text") between 1 and 500)
);
--> statement-breakpoint
ALTER TABLE "moderation_acts" ADD COLUMN "theme_id" uuid;--> statement-breakpoint
ALTER TABLE "moderation_acts" ADD COLUMN "collection_id" uuid;--> statement-breakpoint
ALTER TABLE "hidden_shared" ADD CONSTRAINT "hidden_shared_theme_id_saved_themes_id_fk" FOREIGN KEY ("theme_id") REFERENCES "public"."saved_themes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_shared" ADD CONSTRAINT "hidden_shared_collection_id_collections_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."collections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_shared" ADD CONSTRAINT "hidden_shared_act_id_moderation_acts_id_fk" FOREIGN KEY ("act_id") REFERENCES "public"."moderation_acts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_reports" ADD CONSTRAINT "shared_reports_theme_id_saved_themes_id_fk" FOREIGN KEY ("theme_id") REFERENCES "public"."saved_themes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_reports" ADD CONSTRAINT "shared_reports_collection_id_collections_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."collections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_reports" ADD CONSTRAINT "shared_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "hidden_shared_theme_unique" ON "hidden_shared" USING btree ("theme_id");--> statement-breakpoint
CREATE UNIQUE INDEX "hidden_shared_collection_unique" ON "hidden_shared" USING btree ("collection_id");--> statement-breakpoint
CREATE INDEX "hidden_shared_act" ON "hidden_shared" USING btree ("act_id");--> statement-breakpoint
CREATE UNIQUE INDEX "shared_reports_theme_user_unique" ON "shared_reports" USING btree ("theme_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "shared_reports_theme_visitor_unique" ON "shared_reports" USING btree ("theme_id","visitor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "shared_reports_collection_user_unique" ON "shared_reports" USING btree ("collection_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "shared_reports_collection_visitor_unique" ON "shared_reports" USING btree ("collection_id","visitor_id");--> statement-breakpoint
CREATE INDEX "shared_reports_user" ON "shared_reports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "shared_reports_open" ON "shared_reports" USING btree ("theme_id","collection_id","created_at") WHERE closed_at is null;--> statement-breakpoint
-- What is hidden stays private whoever writes it, an older instance included.
CREATE FUNCTION keep_shared_hidden() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (SELECT FROM hidden_shared WHERE theme_id = new.id OR collection_id = new.id) THEN
		new.is_public := false;
	END IF;
	RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER keep_hidden_on_update BEFORE UPDATE OF is_public ON saved_themes FOR EACH ROW
	WHEN (new.is_public AND NOT old.is_public) EXECUTE FUNCTION keep_shared_hidden();
--> statement-breakpoint
CREATE TRIGGER keep_hidden_on_update BEFORE UPDATE OF is_public ON collections FOR EACH ROW
	WHEN (new.is_public AND NOT old.is_public) EXECUTE FUNCTION keep_shared_hidden();
