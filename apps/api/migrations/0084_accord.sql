ALTER TABLE "accord" ADD COLUMN "geste" text;--> statement-breakpoint
ALTER TABLE "accord" ADD COLUMN "nombre" integer;--> statement-breakpoint
UPDATE "accord" SET "geste" = CASE "objet" WHEN 'clients' THEN 'regler' ELSE 'nommer' END;--> statement-breakpoint
ALTER TABLE "accord" ALTER COLUMN "geste" SET NOT NULL;--> statement-breakpoint
DROP INDEX "accord_ouvert";--> statement-breakpoint
CREATE UNIQUE INDEX "accord_ouvert" ON "accord" USING btree ("client_code","objet","cible","geste") WHERE etat in ('demande', 'accorde');--> statement-breakpoint
-- What waits for a second person goes on waiting, and what was decided keeps by whom.
INSERT INTO "accord" ("client_code", "objet", "cible", "geste", "motif", "etat", "demande_par_id", "demande_le", "decide_par_id", "decide_le", "fin_le")
SELECT c."client_code", 'compte', r."compte_id"::text, 'leverProtection', r."motif",
  CASE WHEN r."decide_le" IS NULL THEN 'demande' WHEN r."is_approuvee" THEN 'applique'
    WHEN r."decide_par_id" = r."demande_par_id" THEN 'annule' ELSE 'refuse' END,
  r."demande_par_id", r."demande_le", r."decide_par_id", r."decide_le", r."decide_le"
FROM "reinitialisation_amf" r JOIN "compte" c ON c."id" = r."compte_id";--> statement-breakpoint
INSERT INTO "accord" ("client_code", "objet", "cible", "geste", "nombre", "etat", "demande_par_id", "demande_le", "decide_par_id", "decide_le", "fin_le")
SELECT "client_code", "genre", "id"::text, 'informer', "nombre_approuve",
  CASE WHEN "etat" = 'attente' THEN 'demande' WHEN "approuve_par_id" IS NULL THEN 'refuse' ELSE 'applique' END,
  "soumis_par_id", "le",
  CASE WHEN "etat" <> 'attente' THEN "approuve_par_id" END, CASE WHEN "etat" <> 'attente' THEN "le" END,
  CASE WHEN "etat" <> 'attente' THEN "le" END
FROM (
  SELECT 'evolutions' AS "genre", "id", "client_code", "etat", "soumis_par_id", "approuve_par_id", "nombre_approuve",
    coalesce("modifie_le", now()) AS "le" FROM "evolution"
  UNION ALL
  SELECT 'violations', "id", "client_code", "etat_information", "soumis_par_id", "approuve_par_id", "nombre_approuve",
    coalesce("modifie_le", now()) FROM "violation"
) s WHERE "soumis_par_id" IS NOT NULL;--> statement-breakpoint
INSERT INTO "accord" ("client_code", "objet", "cible", "geste", "revision", "nombre", "etat", "demande_par_id", "demande_le", "decide_par_id", "decide_le", "fin_le")
SELECT "client_code", 'envoi', "id"::text, 'envoyer', "audience_revision", "nombre_approuve",
  CASE WHEN "etat" = 'attente' THEN 'demande' ELSE 'applique' END,
  -- Nobody is known by that name: whoever looks at it is another person.
  coalesce("auteur_id", "id"), coalesce("modifie_le", "cree_le"),
  "approbateur_id", CASE WHEN "approbateur_id" IS NOT NULL THEN coalesce("modifie_le", "cree_le") END,
  CASE WHEN "approbateur_id" IS NOT NULL THEN coalesce("modifie_le", "cree_le") END
FROM "envoi" WHERE "etat" = 'attente' OR "approbateur_id" IS NOT NULL;--> statement-breakpoint
DROP TABLE "reinitialisation_amf" CASCADE;--> statement-breakpoint
ALTER TABLE "envoi" DROP COLUMN "approbateur_id";--> statement-breakpoint
ALTER TABLE "envoi" DROP COLUMN "audience_revision";--> statement-breakpoint
ALTER TABLE "envoi" DROP COLUMN "nombre_approuve";--> statement-breakpoint
ALTER TABLE "evolution" DROP COLUMN "soumis_par_id";--> statement-breakpoint
ALTER TABLE "evolution" DROP COLUMN "approuve_par_id";--> statement-breakpoint
ALTER TABLE "evolution" DROP COLUMN "nombre_approuve";--> statement-breakpoint
ALTER TABLE "violation" DROP COLUMN "soumis_par_id";--> statement-breakpoint
ALTER TABLE "violation" DROP COLUMN "approuve_par_id";--> statement-breakpoint
ALTER TABLE "violation" DROP COLUMN "nombre_approuve";--> statement-breakpoint
-- What was to be done with an account says why, in words about its owner: it goes with it.
CREATE FUNCTION accord_compte() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM accord WHERE objet = 'compte' AND geste = 'leverProtection' AND cible = OLD.id::text
    AND client_code = OLD.client_code;
  RETURN OLD;
END $$;
--> statement-breakpoint
CREATE TRIGGER accord_compte AFTER DELETE ON "compte" FOR EACH ROW EXECUTE FUNCTION accord_compte();--> statement-breakpoint
ALTER TABLE "compte" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;
