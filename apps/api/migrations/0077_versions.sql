CREATE TABLE "version" (
	"client_code" text NOT NULL,
	"objet" text NOT NULL,
	"cible" text NOT NULL,
	"revision" integer NOT NULL,
	"valeurs" jsonb,
	"le" timestamp with time zone,
	"par" uuid,
	CONSTRAINT "version_client_code_objet_cible_revision_pk" PRIMARY KEY("client_code","objet","cible","revision")
);--> statement-breakpoint
ALTER TABLE "version" ADD CONSTRAINT "version_client_code_client_code_fk" FOREIGN KEY ("client_code") REFERENCES "public"."client"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "essai_date_effet" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "essai_date_effet" ADD COLUMN "modifie_le" timestamp with time zone;--> statement-breakpoint
-- Every rule that was in force keeps its version, and what stands today is one of them.
INSERT INTO "version" ("client_code", "objet", "cible", "revision", "valeurs", "le", "par")
SELECT "client_code", 'regle-date-effet', trim("acte" || ' ' || "nom_offre"), "revision",
  CASE WHEN "regle" IS NULL THEN NULL ELSE jsonb_build_object('regle', "regle") END, "le", "par"
FROM "regle_date_effet_version";--> statement-breakpoint
INSERT INTO "version" ("client_code", "objet", "cible", "revision", "valeurs", "le", "par")
SELECT "client_code", 'regle-date-effet', trim("acte" || ' ' || "nom_offre"), "revision",
  CASE WHEN "regle" IS NULL THEN NULL ELSE jsonb_build_object('regle', "regle") END, "modifie_le", "modifie_par"
FROM "regle_date_effet" ON CONFLICT DO NOTHING;--> statement-breakpoint
-- A rule that was given up is no row any more: its versions say which revision comes next.
DELETE FROM "regle_date_effet" WHERE "regle" IS NULL;--> statement-breakpoint
UPDATE "regle_date_effet" SET "modifie_le" = now() WHERE "modifie_le" IS NULL;--> statement-breakpoint
ALTER TABLE "regle_date_effet" ALTER COLUMN "regle" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "regle_date_effet" DROP COLUMN "modifie_par";--> statement-breakpoint
DROP TABLE "regle_date_effet_version" CASCADE;--> statement-breakpoint
UPDATE "essai_date_effet" SET "modifie_le" = "cree_le";--> statement-breakpoint
ALTER TABLE "essai_date_effet" DROP COLUMN "cree_le";
