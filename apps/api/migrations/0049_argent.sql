CREATE TABLE "impaye" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_code" text NOT NULL,
	"numero_contrat" text NOT NULL,
	"mise_en_demeure_le" date NOT NULL,
	"montant" integer NOT NULL,
	"echeances" jsonb NOT NULL,
	"document_id" uuid NOT NULL,
	"etat" text NOT NULL,
	"paye_le" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "compte_beneficiaire" (
	"client_code" text NOT NULL,
	"numero_contrat" text NOT NULL,
	"personne_id" uuid NOT NULL,
	"titulaire" text,
	"iban" text,
	"iban_masque" text,
	"iban_empreinte" text,
	"bic" text,
	"depuis" date,
	"refuse_le" timestamp with time zone,
	CONSTRAINT "compte_beneficiaire_client_code_numero_contrat_personne_id_pk" PRIMARY KEY("client_code","numero_contrat","personne_id")
);
--> statement-breakpoint
ALTER TABLE "mandat" ADD COLUMN "is_caduc" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "paiement" ADD COLUMN "personne_id" uuid;--> statement-breakpoint
ALTER TABLE "impaye" ADD CONSTRAINT "impaye_client_code_numero_contrat_contrat_client_code_numero_fk" FOREIGN KEY ("client_code","numero_contrat") REFERENCES "public"."contrat"("client_code","numero") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compte_beneficiaire" ADD CONSTRAINT "compte_beneficiaire_personne_id_personne_id_fk" FOREIGN KEY ("personne_id") REFERENCES "public"."personne"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compte_beneficiaire" ADD CONSTRAINT "compte_beneficiaire_client_code_numero_contrat_contrat_client_code_numero_fk" FOREIGN KEY ("client_code","numero_contrat") REFERENCES "public"."contrat"("client_code","numero") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "impaye_contrat" ON "impaye" USING btree ("client_code","numero_contrat","mise_en_demeure_le");--> statement-breakpoint
CREATE UNIQUE INDEX "impaye_en_cours" ON "impaye" USING btree ("client_code","numero_contrat") WHERE etat in ('avertie', 'suspendue');--> statement-breakpoint
CREATE INDEX "compte_beneficiaire_personne" ON "compte_beneficiaire" USING btree ("personne_id");--> statement-breakpoint
CREATE INDEX "compte_beneficiaire_iban" ON "compte_beneficiaire" USING btree ("client_code","iban_empreinte");--> statement-breakpoint
ALTER TABLE "paiement" ADD CONSTRAINT "paiement_personne_id_personne_id_fk" FOREIGN KEY ("personne_id") REFERENCES "public"."personne"("id") ON DELETE no action ON UPDATE no action;