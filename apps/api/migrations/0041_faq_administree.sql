CREATE TABLE "faq_revision" (
	"question_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"mots_cles" text[] DEFAULT '{}' NOT NULL,
	"lectorat" text DEFAULT 'visiteur' NOT NULL,
	"reliees" uuid[] DEFAULT '{}' NOT NULL,
	"le" timestamp with time zone NOT NULL,
	"par" uuid,
	CONSTRAINT "faq_revision_question_id_revision_pk" PRIMARY KEY("question_id","revision")
);
--> statement-breakpoint
ALTER TABLE "faq_categorie" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "faq_question" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "faq_question" ADD COLUMN "publiee_revision" integer;--> statement-breakpoint
ALTER TABLE "faq_question" ADD COLUMN "modifie_le" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "faq_question" ADD COLUMN "modifie_par" uuid;--> statement-breakpoint
ALTER TABLE "faq_recherche_vide" ADD COLUMN "ignoree_le" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "faq_revision" ADD CONSTRAINT "faq_revision_question_id_faq_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."faq_question"("id") ON DELETE cascade ON UPDATE no action;