CREATE TABLE "indu" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_code" text NOT NULL,
	"numero_contrat" text NOT NULL,
	"personne_id" uuid NOT NULL,
	"motif" text NOT NULL,
	"explication" text NOT NULL,
	"montant" integer NOT NULL,
	"lignes" jsonb NOT NULL,
	"constate_le" date NOT NULL,
	"demande_le" date NOT NULL,
	"document_id" uuid NOT NULL,
	"etat" text NOT NULL,
	"plan_le" date,
	"is_retenue_acceptee" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "indu_echeance" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"indu_id" uuid NOT NULL,
	"date_echeance" date NOT NULL,
	"montant" integer NOT NULL,
	"payee_le" date,
	"moyen" text
);
--> statement-breakpoint
ALTER TABLE "indu" ADD CONSTRAINT "indu_personne_id_personne_id_fk" FOREIGN KEY ("personne_id") REFERENCES "public"."personne"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "indu" ADD CONSTRAINT "indu_client_code_numero_contrat_contrat_client_code_numero_fk" FOREIGN KEY ("client_code","numero_contrat") REFERENCES "public"."contrat"("client_code","numero") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "indu_echeance" ADD CONSTRAINT "indu_echeance_indu_id_indu_id_fk" FOREIGN KEY ("indu_id") REFERENCES "public"."indu"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "indu_contrat" ON "indu" USING btree ("client_code","numero_contrat","demande_le");--> statement-breakpoint
CREATE INDEX "indu_echeance_indu" ON "indu_echeance" USING btree ("indu_id","date_echeance");