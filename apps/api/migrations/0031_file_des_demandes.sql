ALTER TABLE "demande" ADD COLUMN "echeance" date DEFAULT current_date + 7 NOT NULL;--> statement-breakpoint
ALTER TABLE "demande" ADD COLUMN "pause_depuis" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "demande_urgence" ON "demande" USING btree ("client_code",(pause_depuis is not null),"echeance","id") WHERE etat in ('recue', 'en-cours');--> statement-breakpoint
CREATE INDEX "demande_chez" ON "demande" USING btree ("client_code",coalesce("gestionnaire_id", '00000000-0000-0000-0000-000000000000'::uuid),(pause_depuis is not null),"echeance","id") WHERE etat in ('recue', 'en-cours');--> statement-breakpoint
CREATE INDEX "demande_acte" ON "demande" USING btree ("client_code","acte",(pause_depuis is not null),"echeance","id") WHERE etat in ('recue', 'en-cours');--> statement-breakpoint
CREATE INDEX "demande_traitee" ON "demande" USING btree ("client_code","decidee_le","id") WHERE mode_gestion = 'manuel' and decidee_le is not null;--> statement-breakpoint
CREATE INDEX "demande_numero" ON "demande" USING btree ("client_code","numero");--> statement-breakpoint
CREATE INDEX "compte_nom" ON "compte" USING btree ("client_code",translate(lower("nom"), 'àâäçéèêëîïôöùûüÿœæ’', 'aaaceeeeiioouuuyoa''') text_pattern_ops);--> statement-breakpoint
CREATE INDEX "compte_personnel" ON "compte" USING btree ("client_code") WHERE roles && '{Admin,BackEndUser}'::text[];