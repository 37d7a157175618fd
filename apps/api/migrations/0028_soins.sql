CREATE TABLE "sinistre" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"numero" bigint GENERATED ALWAYS AS IDENTITY (sequence name "sinistre_numero_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"client_code" text NOT NULL,
	"numero_contrat" text NOT NULL,
	"personne_id" uuid NOT NULL,
	"type_sinistre" text NOT NULL,
	"date_debut" date NOT NULL,
	"date_fin" date,
	"etapes" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sinistre" ADD CONSTRAINT "sinistre_personne_id_personne_id_fk" FOREIGN KEY ("personne_id") REFERENCES "public"."personne"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sinistre" ADD CONSTRAINT "sinistre_client_code_numero_contrat_contrat_client_code_numero_fk" FOREIGN KEY ("client_code","numero_contrat") REFERENCES "public"."contrat"("client_code","numero") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sinistre_contrat" ON "sinistre" USING btree ("client_code","numero_contrat","date_debut");--> statement-breakpoint
CREATE INDEX "sinistre_personne" ON "sinistre" USING btree ("personne_id");