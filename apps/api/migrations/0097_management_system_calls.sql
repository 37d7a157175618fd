CREATE TABLE "ecriture_systeme" (
	"cle_id" uuid NOT NULL,
	"cle" text NOT NULL,
	"empreinte" text NOT NULL,
	"faite_le" timestamp with time zone NOT NULL,
	"statut" integer,
	"reponse" text,
	CONSTRAINT "ecriture_systeme_cle_id_cle_pk" PRIMARY KEY("cle_id","cle")
);
--> statement-breakpoint
CREATE TABLE "cle_api" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_code" text NOT NULL,
	"nom" text NOT NULL,
	"portees" jsonb NOT NULL,
	"reseaux" jsonb NOT NULL,
	"expire_le" date NOT NULL,
	"etat" text NOT NULL,
	"empreinte" text,
	"cree_par_id" uuid,
	"cree_le" timestamp with time zone NOT NULL,
	"revoquee_le" timestamp with time zone,
	"derniere_utilisation_le" timestamp with time zone,
	"revision" integer DEFAULT 1 NOT NULL,
	"modifie_le" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "demande_evenement" ADD COLUMN "cle_id" uuid;--> statement-breakpoint
ALTER TABLE "ecriture_systeme" ADD CONSTRAINT "ecriture_systeme_cle_id_cle_api_id_fk" FOREIGN KEY ("cle_id") REFERENCES "public"."cle_api"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cle_api" ADD CONSTRAINT "cle_api_client_code_client_code_fk" FOREIGN KEY ("client_code") REFERENCES "public"."client"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ecriture_systeme_faite" ON "ecriture_systeme" USING btree ("faite_le");--> statement-breakpoint
CREATE INDEX "cle_api_client" ON "cle_api" USING btree ("client_code","nom");--> statement-breakpoint
ALTER TABLE "demande_evenement" ADD CONSTRAINT "demande_evenement_cle_id_cle_api_id_fk" FOREIGN KEY ("cle_id") REFERENCES "public"."cle_api"("id") ON DELETE no action ON UPDATE no action;