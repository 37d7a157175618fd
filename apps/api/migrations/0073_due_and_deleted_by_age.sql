DROP INDEX "mise_de_cote_montree";--> statement-breakpoint
ALTER TABLE "cotisation" ADD COLUMN "is_presentee" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "option_contrat" ADD COLUMN "is_fin_niveau" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "lien_demande_cree" ON "lien_demande" USING btree ("cree_le");--> statement-breakpoint
CREATE INDEX "export_differe_cree" ON "export_differe" USING btree ("cree_le");--> statement-breakpoint
CREATE INDEX "delegation_finie" ON "delegation" USING btree ("finie_le");--> statement-breakpoint
CREATE INDEX "delegation_invitee" ON "delegation" USING btree ("expire_le") WHERE etat = 'invitee';--> statement-breakpoint
CREATE INDEX "budget_securite_depuis" ON "budget_securite" USING btree ("depuis");--> statement-breakpoint
CREATE INDEX "code_securite_expire" ON "code_securite" USING btree ("expire_le");--> statement-breakpoint
CREATE INDEX "alerte_lecture_a_dire" ON "alerte_lecture" USING btree ("client_code","id") WHERE prevenue_le is null;--> statement-breakpoint
CREATE INDEX "mise_de_cote_montree" ON "mise_de_cote" USING btree ("client_code","dernier_le") WHERE essais >= 5;--> statement-breakpoint
-- Options that ended with the level of their contract, and that its new one does not know.
UPDATE "option_contrat" o SET "is_fin_niveau" = true
FROM "ancien_niveau" n, "contrat" c
WHERE n."client_code" = o."client_code" AND n."numero_contrat" = o."numero_contrat" AND n."au" = o."date_fin"
  AND c."client_code" = o."client_code" AND c."numero" = o."numero_contrat"
  AND NOT EXISTS (SELECT 1 FROM "renfort" r WHERE r."client_code" = c."client_code"
    AND r."nom_offre" = c."nom_offre" AND r."code" = o."code_renfort");--> statement-breakpoint
-- Of those that are refused as they stand, the debit is known.
UPDATE "cotisation" SET "is_presentee" = true WHERE "etat" = 'rejetee' AND "code_mode_paiement" = 'PRE';
