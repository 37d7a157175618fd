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
CREATE TABLE "essai_date_effet" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_code" text NOT NULL,
	"acte" text NOT NULL,
	"nom_offre" text NOT NULL,
	"libelle" text NOT NULL,
	"essai" jsonb NOT NULL,
	"cree_le" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "regle_date_effet_version" (
	"client_code" text NOT NULL,
	"acte" text NOT NULL,
	"nom_offre" text NOT NULL,
	"revision" integer NOT NULL,
	"regle" jsonb,
	"le" timestamp with time zone NOT NULL,
	"par" uuid,
	CONSTRAINT "regle_date_effet_version_client_code_acte_nom_offre_revision_pk" PRIMARY KEY("client_code","acte","nom_offre","revision")
);
--> statement-breakpoint
CREATE TABLE "alerte_lecture" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_code" text NOT NULL,
	"compte_id" uuid NOT NULL,
	"genre" text NOT NULL,
	"periode" text NOT NULL,
	"nombre" integer NOT NULL,
	"le" timestamp with time zone NOT NULL,
	"prevenue_le" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "lecture_personnel" (
	"compte_id" uuid NOT NULL,
	"heure" timestamp with time zone NOT NULL,
	"dossiers" integer DEFAULT 0 NOT NULL,
	"lignes" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "lecture_personnel_compte_id_heure_pk" PRIMARY KEY("compte_id","heure")
);
--> statement-breakpoint
ALTER TABLE "regle_date_effet" ALTER COLUMN "regle" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "faq_categorie" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "faq_question" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "faq_question" ADD COLUMN "publiee_revision" integer;--> statement-breakpoint
ALTER TABLE "faq_question" ADD COLUMN "modifie_le" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "faq_question" ADD COLUMN "modifie_par" uuid;--> statement-breakpoint
ALTER TABLE "faq_recherche_vide" ADD COLUMN "ignoree_le" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "regle_date_effet" ADD COLUMN "modifie_le" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "regle_date_effet" ADD COLUMN "modifie_par" uuid;--> statement-breakpoint
ALTER TABLE "faq_revision" ADD CONSTRAINT "faq_revision_question_id_faq_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."faq_question"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "essai_date_effet" ADD CONSTRAINT "essai_date_effet_client_code_client_code_fk" FOREIGN KEY ("client_code") REFERENCES "public"."client"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "regle_date_effet_version" ADD CONSTRAINT "regle_date_effet_version_client_code_client_code_fk" FOREIGN KEY ("client_code") REFERENCES "public"."client"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alerte_lecture" ADD CONSTRAINT "alerte_lecture_client_code_client_code_fk" FOREIGN KEY ("client_code") REFERENCES "public"."client"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alerte_lecture" ADD CONSTRAINT "alerte_lecture_compte_id_compte_id_fk" FOREIGN KEY ("compte_id") REFERENCES "public"."compte"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lecture_personnel" ADD CONSTRAINT "lecture_personnel_compte_id_compte_id_fk" FOREIGN KEY ("compte_id") REFERENCES "public"."compte"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "essai_date_effet_acte" ON "essai_date_effet" USING btree ("client_code","acte");--> statement-breakpoint
CREATE INDEX "alerte_lecture_client" ON "alerte_lecture" USING btree ("client_code","le");--> statement-breakpoint
CREATE INDEX "lecture_personnel_heure" ON "lecture_personnel" USING btree ("heure");