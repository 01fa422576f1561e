CREATE TABLE "palette_like_changes" (
	"palette_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"likes" integer NOT NULL,
	"light_likes" integer NOT NULL,
	CONSTRAINT "palette_like_changes_palette_id_id_pk" PRIMARY KEY("palette_id","id")
);
