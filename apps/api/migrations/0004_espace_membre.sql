CREATE TABLE "offre" (
	"client_code" text NOT NULL,
	"nom" text NOT NULL,
	"garanties" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"engagements" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "offre_client_code_nom_pk" PRIMARY KEY("client_code","nom")
);
--> statement-breakpoint
ALTER TABLE "offre" ADD CONSTRAINT "offre_client_code_client_code_fk" FOREIGN KEY ("client_code") REFERENCES "public"."client"("code") ON DELETE no action ON UPDATE no action;