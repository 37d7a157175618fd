ALTER TABLE "faq_question" ADD COLUMN "reliees" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
UPDATE "faq_question" SET "reliees" = lies."reliees" FROM (
  SELECT "question_id", array_agg("reliee_id"::text ORDER BY "ordre") AS "reliees" FROM "faq_lien" GROUP BY "question_id"
) AS lies WHERE lies."question_id" = "faq_question"."id";--> statement-breakpoint
-- What was written stays, with who wrote it and when.
INSERT INTO "version" ("client_code", "objet", "cible", "revision", "valeurs", "le", "par")
SELECT c."client_code", 'contenu', c."id"::text, r."revision",
  jsonb_build_object('title', r."title", 'content', r."content", 'audienceId', r."audience_id"), r."le", r."par"
FROM "contenu_revision" r JOIN "contenu" c ON c."id" = r."contenu_id" ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "version" ("client_code", "objet", "cible", "revision", "valeurs", "le", "par")
SELECT q."client_code", 'faq', q."id"::text, r."revision",
  jsonb_build_object('title', r."title", 'content', r."content", 'lectorat', r."lectorat",
    'motsCles', to_jsonb(r."mots_cles"), 'reliees', to_jsonb(r."reliees")), r."le", r."par"
FROM "faq_revision" r JOIN "faq_question" q ON q."id" = r."question_id" ON CONFLICT DO NOTHING;--> statement-breakpoint
-- What waits for its day is published by the job of all tables.
UPDATE "job" SET "key" = 'gestion.publier',
  "data" = jsonb_build_object('gestion', 'contenu', 'clientCode', c."client_code", 'id', c."id")
FROM "contenu" c WHERE "job"."key" = 'contenu.publier' AND c."id"::text = "job"."data" ->> 'contenuId';--> statement-breakpoint
DROP TABLE "contenu_revision" CASCADE;--> statement-breakpoint
DROP TABLE "faq_lien" CASCADE;--> statement-breakpoint
DROP TABLE "faq_revision" CASCADE;--> statement-breakpoint
ALTER TABLE "contenu" DROP COLUMN "modifie_par";--> statement-breakpoint
ALTER TABLE "faq_question" DROP COLUMN "modifie_par";
