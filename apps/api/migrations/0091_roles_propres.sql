DROP INDEX "compte_personnel";--> statement-breakpoint
ALTER TABLE "compte" ADD COLUMN "acces_medical_jusquau" date;--> statement-breakpoint
CREATE INDEX "compte_personnel" ON "compte" USING btree ("client_code") WHERE not (roles <@ '{User,Beneficiaire}'::text[]);