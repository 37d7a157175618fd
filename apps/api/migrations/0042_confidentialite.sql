CREATE TABLE "accord_soins" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_code" text NOT NULL,
	"numero_contrat" text NOT NULL,
	"personne_id" uuid NOT NULL,
	"donne_le" timestamp with time zone NOT NULL,
	"retire_le" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "soin_secret" (
	"decompte_id" bigint PRIMARY KEY NOT NULL,
	"client_code" text NOT NULL,
	"numero_contrat" text NOT NULL,
	"personne_id" uuid NOT NULL,
	"par" text NOT NULL,
	"le" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "demande_fichier" ADD COLUMN "avis" text;--> statement-breakpoint
ALTER TABLE "demande_fichier" ADD COLUMN "avis_le" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "demande_fichier" ADD COLUMN "avis_par_id" uuid;--> statement-breakpoint
ALTER TABLE "fichier" ADD COLUMN "is_medicale" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "accord_soins" ADD CONSTRAINT "accord_soins_personne_id_personne_id_fk" FOREIGN KEY ("personne_id") REFERENCES "public"."personne"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accord_soins" ADD CONSTRAINT "accord_soins_client_code_numero_contrat_contrat_client_code_numero_fk" FOREIGN KEY ("client_code","numero_contrat") REFERENCES "public"."contrat"("client_code","numero") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "soin_secret" ADD CONSTRAINT "soin_secret_decompte_id_decompte_id_fk" FOREIGN KEY ("decompte_id") REFERENCES "public"."decompte"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "soin_secret" ADD CONSTRAINT "soin_secret_personne_id_personne_id_fk" FOREIGN KEY ("personne_id") REFERENCES "public"."personne"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "accord_soins_en_cours" ON "accord_soins" USING btree ("client_code","numero_contrat","personne_id") WHERE "accord_soins"."retire_le" is null;--> statement-breakpoint
CREATE INDEX "accord_soins_personne" ON "accord_soins" USING btree ("personne_id","donne_le");--> statement-breakpoint
CREATE INDEX "soin_secret_contrat" ON "soin_secret" USING btree ("client_code","numero_contrat","personne_id");