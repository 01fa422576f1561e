CREATE TABLE "saved_themes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"input" jsonb NOT NULL,
	"is_public" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "saved_themes_name_length" CHECK (char_length("saved_themes"."name") between 1 and 100),
	CONSTRAINT "saved_themes_brands_count" CHECK (jsonb_array_length("saved_themes"."input" -> 'brands') between 1 and 8)
);
--> statement-breakpoint
ALTER TABLE "saved_themes" ADD CONSTRAINT "saved_themes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_themes_user" ON "saved_themes" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "saved_themes_deleted" ON "saved_themes" USING btree ("deleted_at") WHERE deleted_at is not null;