CREATE TABLE "garde_import" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_code" text NOT NULL,
	"rang" bigint GENERATED ALWAYS AS IDENTITY (sequence name "garde_import_rang_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"groupe" text NOT NULL,
	"numero_contrat" text NOT NULL,
	"personne_id" uuid,
	"parties" jsonb NOT NULL,
	"demande_id" uuid,
	"le" timestamp with time zone NOT NULL,
	"etat" text DEFAULT 'ouverte' NOT NULL,
	"lot" text,
	"fin_le" timestamp with time zone,
	"revision" integer DEFAULT 1 NOT NULL,
	"modifie_le" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "garde_import" ADD CONSTRAINT "garde_import_client_code_client_code_fk" FOREIGN KEY ("client_code") REFERENCES "public"."client"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "garde_import" ADD CONSTRAINT "garde_import_personne_id_personne_id_fk" FOREIGN KEY ("personne_id") REFERENCES "public"."personne"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "garde_import" ADD CONSTRAINT "garde_import_demande_id_demande_id_fk" FOREIGN KEY ("demande_id") REFERENCES "public"."demande"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "garde_import" ADD CONSTRAINT "garde_import_client_code_numero_contrat_contrat_client_code_numero_fk" FOREIGN KEY ("client_code","numero_contrat") REFERENCES "public"."contrat"("client_code","numero") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "garde_import_contrat" ON "garde_import" USING btree ("client_code","numero_contrat");--> statement-breakpoint
CREATE INDEX "garde_import_personne" ON "garde_import" USING btree ("personne_id");--> statement-breakpoint
CREATE INDEX "garde_import_demande" ON "garde_import" USING btree ("demande_id");--> statement-breakpoint
CREATE INDEX "garde_import_ouverte" ON "garde_import" USING btree ("client_code","le") WHERE "garde_import"."fin_le" is null;