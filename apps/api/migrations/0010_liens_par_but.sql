-- Links sent before each purpose had its own: those of an active account would have changed its
-- identifier without its owner having any say, and lead nowhere any more.
DELETE FROM "lien" USING "compte"
WHERE "compte"."id" = "lien"."compte_id" AND "lien"."but" = 'Confirmation' AND "compte"."is_actif";
--> statement-breakpoint
UPDATE "lien" SET "but" = CASE
  WHEN "lien"."but" = 'ResetPassword' THEN 'reinitialisation'
  WHEN "compte"."mot_de_passe" IS NULL AND "client"."fournisseur_externe" IS NULL THEN 'activation'
  ELSE 'confirmationAdresse'
END
FROM "compte" JOIN "client" ON "client"."code" = "compte"."client_code"
WHERE "compte"."id" = "lien"."compte_id" AND "lien"."but" IN ('Confirmation', 'ResetPassword');
--> statement-breakpoint
-- Clients that existed before the setting wait as long as new ones do.
UPDATE "client" SET "config" = '{"delaiChangementIdentifiantHeures": 72}'::jsonb || "config";
