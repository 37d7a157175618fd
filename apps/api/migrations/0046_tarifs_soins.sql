CREATE TABLE "tarif_soins" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_code" text NOT NULL,
	"code_acte" text NOT NULL,
	"quoi" text NOT NULL,
	"depuis" date NOT NULL,
	"valeur" text NOT NULL,
	"confiance" text NOT NULL,
	"source" text NOT NULL,
	"centiemes" integer NOT NULL,
	"moins_de" smallint,
	"is_origine" boolean DEFAULT false NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"modifie_le" timestamp with time zone,
	CONSTRAINT "tarif_soins_unique" UNIQUE NULLS NOT DISTINCT("client_code","code_acte","quoi","moins_de","depuis")
);
--> statement-breakpoint
ALTER TABLE "ligne" ADD COLUMN "oreille" text;--> statement-breakpoint
ALTER TABLE "tarif_soins" ADD CONSTRAINT "tarif_soins_client_code_client_code_fk" FOREIGN KEY ("client_code") REFERENCES "public"."client"("code") ON DELETE no action ON UPDATE no action;