CREATE TABLE "regle_date_effet" (
	"client_code" text NOT NULL,
	"acte" text NOT NULL,
	"nom_offre" text DEFAULT '' NOT NULL,
	"regle" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "regle_date_effet_client_code_acte_nom_offre_pk" PRIMARY KEY("client_code","acte","nom_offre")
);
--> statement-breakpoint
ALTER TABLE "regle_date_effet" ADD CONSTRAINT "regle_date_effet_client_code_client_code_fk" FOREIGN KEY ("client_code") REFERENCES "public"."client"("code") ON DELETE cascade ON UPDATE no action;