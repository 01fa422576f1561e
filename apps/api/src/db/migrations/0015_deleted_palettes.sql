CREATE TABLE "deleted_palettes" (
	"palette_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"was_public" boolean NOT NULL,
	"deleted_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "deleted_palettes" ADD CONSTRAINT "deleted_palettes_palette_id_palettes_id_fk" FOREIGN KEY ("palette_id") REFERENCES "public"."palettes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deleted_palettes" ADD CONSTRAINT "deleted_palettes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deleted_palettes_user" ON "deleted_palettes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "deleted_palettes_by_date" ON "deleted_palettes" USING btree ("deleted_at");