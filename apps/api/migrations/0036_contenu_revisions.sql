CREATE TABLE "contenu_revision" (
	"contenu_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"le" timestamp with time zone NOT NULL,
	"par" uuid,
	CONSTRAINT "contenu_revision_contenu_id_revision_pk" PRIMARY KEY("contenu_id","revision")
);
--> statement-breakpoint
ALTER TABLE "contenu" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "contenu" ADD COLUMN "publiee_revision" integer;--> statement-breakpoint
ALTER TABLE "contenu" ADD COLUMN "programmee_revision" integer;--> statement-breakpoint
ALTER TABLE "contenu" ADD COLUMN "programmee_le" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contenu" ADD COLUMN "modifie_le" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contenu" ADD COLUMN "modifie_par" uuid;--> statement-breakpoint
ALTER TABLE "contenu_revision" ADD CONSTRAINT "contenu_revision_contenu_id_contenu_id_fk" FOREIGN KEY ("contenu_id") REFERENCES "public"."contenu"("id") ON DELETE cascade ON UPDATE no action;