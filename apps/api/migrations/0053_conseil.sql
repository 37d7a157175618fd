CREATE TABLE "conseil" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_code" text NOT NULL,
	"numero_contrat" text NOT NULL,
	"compte_id" uuid NOT NULL,
	"acte" text NOT NULL,
	"contenu" text NOT NULL,
	"donne_le" timestamp with time zone NOT NULL,
	"fiche_ouverte_le" timestamp with time zone,
	"ipid_ouvert_le" timestamp with time zone,
	"demande_id" uuid,
	"choix" text,
	"recu_le" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "renfort" ADD COLUMN "repond_a" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "conseil" ADD CONSTRAINT "conseil_compte_id_compte_id_fk" FOREIGN KEY ("compte_id") REFERENCES "public"."compte"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conseil" ADD CONSTRAINT "conseil_demande_id_demande_id_fk" FOREIGN KEY ("demande_id") REFERENCES "public"."demande"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conseil" ADD CONSTRAINT "conseil_client_code_numero_contrat_contrat_client_code_numero_fk" FOREIGN KEY ("client_code","numero_contrat") REFERENCES "public"."contrat"("client_code","numero") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conseil_compte" ON "conseil" USING btree ("compte_id","acte");--> statement-breakpoint
CREATE INDEX "conseil_demande" ON "conseil" USING btree ("demande_id");--> statement-breakpoint
CREATE INDEX "conseil_donne" ON "conseil" USING btree ("donne_le");