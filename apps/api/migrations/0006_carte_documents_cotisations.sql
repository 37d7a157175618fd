CREATE TABLE "carte_tp" (
	"client_code" text NOT NULL,
	"numero_contrat" text NOT NULL,
	"date_debut" date NOT NULL,
	"date_fin" date NOT NULL,
	"numero_amc" text NOT NULL,
	"type_convention" text NOT NULL,
	"csr" text NOT NULL,
	"domaines" jsonb NOT NULL,
	CONSTRAINT "carte_tp_client_code_numero_contrat_date_debut_pk" PRIMARY KEY("client_code","numero_contrat","date_debut")
);
--> statement-breakpoint
CREATE TABLE "cotisation" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_code" text NOT NULL,
	"numero_contrat" text NOT NULL,
	"periode_debut" date NOT NULL,
	"periode_fin" date NOT NULL,
	"date_echeance" date NOT NULL,
	"montant" integer NOT NULL,
	"etat" text NOT NULL,
	"motif_rejet" text,
	"code_mode_paiement" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mandat" (
	"client_code" text NOT NULL,
	"rum" text NOT NULL,
	"numero_contrat" text NOT NULL,
	"ics" text NOT NULL,
	"signe_le" date NOT NULL,
	"revoque_le" date,
	"titulaire" text NOT NULL,
	"iban" text NOT NULL,
	"iban_masque" text NOT NULL,
	"bic" text NOT NULL,
	CONSTRAINT "mandat_client_code_rum_pk" PRIMARY KEY("client_code","rum")
);
--> statement-breakpoint
CREATE TABLE "document" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_code" text NOT NULL,
	"numero_contrat" text NOT NULL,
	"personne_id" uuid,
	"nature" text NOT NULL,
	"titre" text NOT NULL,
	"le" date NOT NULL,
	"canal" text,
	"edition" text,
	"parametres" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"remote_file_name" text,
	"type_mime" text NOT NULL,
	"nom_fichier" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "carte_tp" ADD CONSTRAINT "carte_tp_client_code_numero_contrat_contrat_client_code_numero_fk" FOREIGN KEY ("client_code","numero_contrat") REFERENCES "public"."contrat"("client_code","numero") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cotisation" ADD CONSTRAINT "cotisation_client_code_numero_contrat_contrat_client_code_numero_fk" FOREIGN KEY ("client_code","numero_contrat") REFERENCES "public"."contrat"("client_code","numero") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mandat" ADD CONSTRAINT "mandat_client_code_numero_contrat_contrat_client_code_numero_fk" FOREIGN KEY ("client_code","numero_contrat") REFERENCES "public"."contrat"("client_code","numero") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document" ADD CONSTRAINT "document_personne_id_personne_id_fk" FOREIGN KEY ("personne_id") REFERENCES "public"."personne"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document" ADD CONSTRAINT "document_client_code_numero_contrat_contrat_client_code_numero_fk" FOREIGN KEY ("client_code","numero_contrat") REFERENCES "public"."contrat"("client_code","numero") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cotisation_contrat" ON "cotisation" USING btree ("client_code","numero_contrat","date_echeance");--> statement-breakpoint
CREATE INDEX "mandat_contrat" ON "mandat" USING btree ("client_code","numero_contrat");--> statement-breakpoint
CREATE INDEX "document_contrat" ON "document" USING btree ("client_code","numero_contrat","le","id");--> statement-breakpoint
CREATE INDEX "document_fichier" ON "document" USING btree ("remote_file_name");