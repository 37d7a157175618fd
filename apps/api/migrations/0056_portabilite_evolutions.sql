CREATE TABLE "evolution" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_code" text NOT NULL,
	"titre" text NOT NULL,
	"nom_offre" text NOT NULL,
	"nature" text NOT NULL,
	"effet_le" date NOT NULL,
	"texte" text NOT NULL,
	"notice" text,
	"etat" text DEFAULT 'brouillon' NOT NULL,
	"soumis_par_id" uuid,
	"approuve_par_id" uuid,
	"nombre_approuve" integer,
	"revision" integer DEFAULT 1 NOT NULL,
	"modifie_le" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "contrat" ADD COLUMN "portabilite_du" date;--> statement-breakpoint
ALTER TABLE "contrat" ADD COLUMN "portabilite_jusqu_au" date;--> statement-breakpoint
ALTER TABLE "evolution" ADD CONSTRAINT "evolution_client_code_client_code_fk" FOREIGN KEY ("client_code") REFERENCES "public"."client"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "evolution_client" ON "evolution" USING btree ("client_code","effet_le");--> statement-breakpoint
CREATE INDEX "contrat_portabilite" ON "contrat" USING btree ("portabilite_jusqu_au") WHERE "contrat"."portabilite_jusqu_au" is not null;