ALTER TABLE "personne" ADD COLUMN "nir_monegasque_empreinte" text;--> statement-breakpoint
CREATE INDEX "personne_nir_monegasque" ON "personne" USING btree ("client_code","nir_monegasque_empreinte");