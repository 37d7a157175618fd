CREATE TABLE "ancien_assure" (
	"client_code" text NOT NULL,
	"numero_contrat" text NOT NULL,
	"personne_id" uuid NOT NULL,
	"qualite" text NOT NULL,
	"lien" text NOT NULL,
	"date_debut" date,
	"date_fin" date NOT NULL,
	"motif" text NOT NULL,
	CONSTRAINT "ancien_assure_client_code_numero_contrat_personne_id_date_fin_pk" PRIMARY KEY("client_code","numero_contrat","personne_id","date_fin")
);
--> statement-breakpoint
CREATE TABLE "ancien_niveau" (
	"client_code" text NOT NULL,
	"numero_contrat" text NOT NULL,
	"nom_offre" text NOT NULL,
	"du" date NOT NULL,
	"au" date NOT NULL,
	CONSTRAINT "ancien_niveau_client_code_numero_contrat_au_pk" PRIMARY KEY("client_code","numero_contrat","au")
);
--> statement-breakpoint
ALTER TABLE "personne" ADD COLUMN "rattache_a" uuid;--> statement-breakpoint
ALTER TABLE "offre" ADD COLUMN "domaines_tp" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "ancien_assure" ADD CONSTRAINT "ancien_assure_personne_id_personne_id_fk" FOREIGN KEY ("personne_id") REFERENCES "public"."personne"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ancien_assure" ADD CONSTRAINT "ancien_assure_client_code_numero_contrat_contrat_client_code_numero_fk" FOREIGN KEY ("client_code","numero_contrat") REFERENCES "public"."contrat"("client_code","numero") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ancien_niveau" ADD CONSTRAINT "ancien_niveau_client_code_numero_contrat_contrat_client_code_numero_fk" FOREIGN KEY ("client_code","numero_contrat") REFERENCES "public"."contrat"("client_code","numero") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ancien_assure_personne" ON "ancien_assure" USING btree ("personne_id");--> statement-breakpoint
ALTER TABLE "personne" ADD CONSTRAINT "personne_rattache_a_personne_id_fk" FOREIGN KEY ("rattache_a") REFERENCES "public"."personne"("id") ON DELETE no action ON UPDATE no action;