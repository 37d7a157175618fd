CREATE TABLE "referentiel_client" (
	"client_code" text NOT NULL,
	"nom_table" text NOT NULL,
	"code" text NOT NULL,
	"libelle" text NOT NULL,
	"ordre" integer NOT NULL,
	"is_retire" boolean DEFAULT false NOT NULL,
	"origine" text DEFAULT 'propre' NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"modifie_le" timestamp with time zone,
	CONSTRAINT "referentiel_client_client_code_nom_table_code_pk" PRIMARY KEY("client_code","nom_table","code")
);
--> statement-breakpoint
ALTER TABLE "referentiel_client" ADD CONSTRAINT "referentiel_client_client_code_client_code_fk" FOREIGN KEY ("client_code") REFERENCES "public"."client"("code") ON DELETE no action ON UPDATE no action;