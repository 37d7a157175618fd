-- Every wording that was published keeps its version, and what stands today is one of them.
INSERT INTO "version" ("client_code", "objet", "cible", "revision", "valeurs", "le", "par")
SELECT "client_code", 'mot', "key", "revision",
  CASE WHEN "contenu" IS NULL THEN NULL ELSE jsonb_build_object('contenu', "contenu") END, "le", "par"
FROM "mot_version";--> statement-breakpoint
INSERT INTO "version" ("client_code", "objet", "cible", "revision", "valeurs", "le", "par")
SELECT "client_code", 'mot', "key", "revision",
  CASE WHEN "contenu" IS NULL THEN NULL ELSE jsonb_build_object('contenu', "contenu") END, "modifie_le", "modifie_par"
FROM "mot" ON CONFLICT DO NOTHING;--> statement-breakpoint
-- A wording that was given up is no row any more: its versions say which revision comes next.
DELETE FROM "mot" WHERE "contenu" IS NULL;--> statement-breakpoint
DROP TABLE "mot_version" CASCADE;--> statement-breakpoint
ALTER TABLE "mot" ALTER COLUMN "contenu" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "mot" ALTER COLUMN "revision" SET DEFAULT 1;--> statement-breakpoint
ALTER TABLE "mot" ALTER COLUMN "modifie_le" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "mot" DROP COLUMN "modifie_par";
