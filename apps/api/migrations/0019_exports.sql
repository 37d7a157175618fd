CREATE TABLE "export_differe" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_code" text NOT NULL,
	"compte_id" uuid NOT NULL,
	"gestion" text NOT NULL,
	"format" text NOT NULL,
	"demande" jsonb NOT NULL,
	"cree_le" timestamp with time zone NOT NULL,
	"pret_le" timestamp with time zone,
	"lignes" integer,
	"contenu" "bytea"
);
--> statement-breakpoint
ALTER TABLE "code_postal" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "code_postal" ADD COLUMN "modifie_le" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "export_differe" ADD CONSTRAINT "export_differe_client_code_client_code_fk" FOREIGN KEY ("client_code") REFERENCES "public"."client"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "export_differe" ADD CONSTRAINT "export_differe_compte_id_compte_id_fk" FOREIGN KEY ("compte_id") REFERENCES "public"."compte"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "export_differe_compte" ON "export_differe" USING btree ("compte_id","cree_le");