CREATE TABLE "paiement_cotisation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_code" text NOT NULL,
	"numero_contrat" text NOT NULL,
	"compte_id" uuid,
	"demande_id" uuid,
	"reference" text NOT NULL,
	"montant" integer NOT NULL,
	"echeances" jsonb NOT NULL,
	"etat" text NOT NULL,
	"session_id" text,
	"url" text,
	"code_retour" text,
	"recu_id" uuid,
	"cree_le" timestamp with time zone NOT NULL,
	"fini_le" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "lien_demande" (
	"empreinte" text PRIMARY KEY NOT NULL,
	"demande_id" uuid NOT NULL,
	"cree_le" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contrat" ADD COLUMN "iban_empreinte" text;--> statement-breakpoint
ALTER TABLE "mandat" ADD COLUMN "iban_empreinte" text;--> statement-breakpoint
ALTER TABLE "paiement_cotisation" ADD CONSTRAINT "paiement_cotisation_compte_id_compte_id_fk" FOREIGN KEY ("compte_id") REFERENCES "public"."compte"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paiement_cotisation" ADD CONSTRAINT "paiement_cotisation_demande_id_demande_id_fk" FOREIGN KEY ("demande_id") REFERENCES "public"."demande"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paiement_cotisation" ADD CONSTRAINT "paiement_cotisation_client_code_numero_contrat_contrat_client_code_numero_fk" FOREIGN KEY ("client_code","numero_contrat") REFERENCES "public"."contrat"("client_code","numero") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lien_demande" ADD CONSTRAINT "lien_demande_demande_id_demande_id_fk" FOREIGN KEY ("demande_id") REFERENCES "public"."demande"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "paiement_cotisation_reference" ON "paiement_cotisation" USING btree ("reference");--> statement-breakpoint
CREATE UNIQUE INDEX "paiement_cotisation_session" ON "paiement_cotisation" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "paiement_cotisation_contrat" ON "paiement_cotisation" USING btree ("client_code","numero_contrat","cree_le");--> statement-breakpoint
CREATE INDEX "paiement_cotisation_compte" ON "paiement_cotisation" USING btree ("compte_id");--> statement-breakpoint
CREATE INDEX "paiement_cotisation_demande" ON "paiement_cotisation" USING btree ("demande_id");--> statement-breakpoint
CREATE INDEX "paiement_cotisation_ouvert" ON "paiement_cotisation" USING btree ("cree_le") WHERE etat in ('initie', 'en-cours');--> statement-breakpoint
CREATE INDEX "lien_demande_demande" ON "lien_demande" USING btree ("demande_id");--> statement-breakpoint
CREATE INDEX "contrat_iban" ON "contrat" USING btree ("client_code","iban_empreinte");--> statement-breakpoint
CREATE INDEX "mandat_iban" ON "mandat" USING btree ("client_code","iban_empreinte");