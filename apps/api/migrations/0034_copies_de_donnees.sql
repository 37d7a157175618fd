CREATE TABLE "copie_donnees" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_code" text NOT NULL,
	"compte_id" uuid NOT NULL,
	"cree_le" timestamp with time zone NOT NULL,
	"faites" integer DEFAULT 0 NOT NULL,
	"parties" integer NOT NULL,
	"pret_le" timestamp with time zone,
	"pdf" text,
	"json" text
);
--> statement-breakpoint
ALTER TABLE "copie_donnees" ADD CONSTRAINT "copie_donnees_client_code_client_code_fk" FOREIGN KEY ("client_code") REFERENCES "public"."client"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "copie_donnees" ADD CONSTRAINT "copie_donnees_compte_id_compte_id_fk" FOREIGN KEY ("compte_id") REFERENCES "public"."compte"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "copie_donnees_compte" ON "copie_donnees" USING btree ("compte_id","cree_le");--> statement-breakpoint
CREATE INDEX "copie_donnees_cree" ON "copie_donnees" USING btree ("cree_le");