CREATE TABLE "nouveaute" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_code" text NOT NULL,
	"nature" text NOT NULL,
	"titre" text NOT NULL,
	"contenu" text NOT NULL,
	"publiee_le" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "option_contrat" (
	"client_code" text NOT NULL,
	"numero_contrat" text NOT NULL,
	"code_renfort" text NOT NULL,
	"date_debut" date NOT NULL,
	"date_fin" date,
	"montant_mensuel" integer NOT NULL,
	CONSTRAINT "option_contrat_client_code_numero_contrat_code_renfort_date_debut_pk" PRIMARY KEY("client_code","numero_contrat","code_renfort","date_debut")
);
--> statement-breakpoint
CREATE TABLE "renfort" (
	"client_code" text NOT NULL,
	"nom_offre" text NOT NULL,
	"code" text NOT NULL,
	"libelle" text NOT NULL,
	"description" text NOT NULL,
	"montant_mensuel" integer NOT NULL,
	"ordre" integer NOT NULL,
	CONSTRAINT "renfort_client_code_nom_offre_code_pk" PRIMARY KEY("client_code","nom_offre","code")
);
--> statement-breakpoint
ALTER TABLE "contrat" ADD COLUMN "code_mode_paiement_cotisation" text;--> statement-breakpoint
ALTER TABLE "contrat" ADD COLUMN "code_periodicite_cotisation" text;--> statement-breakpoint
ALTER TABLE "personne" ADD COLUMN "sexe" text;--> statement-breakpoint
ALTER TABLE "personne" ADD COLUMN "nom_patronymique" text;--> statement-breakpoint
ALTER TABLE "personne" ADD COLUMN "rang_gemellaire" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "personne" ADD COLUMN "adresse" jsonb;--> statement-breakpoint
ALTER TABLE "personne" ADD COLUMN "telephone" text;--> statement-breakpoint
ALTER TABLE "personne" ADD COLUMN "is_teletransmission" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "personne" ADD COLUMN "motif_refus_teletransmission" text;--> statement-breakpoint
ALTER TABLE "personne" ADD COLUMN "organisme" text;--> statement-breakpoint
ALTER TABLE "nouveaute" ADD CONSTRAINT "nouveaute_client_code_client_code_fk" FOREIGN KEY ("client_code") REFERENCES "public"."client"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "option_contrat" ADD CONSTRAINT "option_contrat_client_code_numero_contrat_contrat_client_code_numero_fk" FOREIGN KEY ("client_code","numero_contrat") REFERENCES "public"."contrat"("client_code","numero") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "renfort" ADD CONSTRAINT "renfort_client_code_nom_offre_offre_client_code_nom_fk" FOREIGN KEY ("client_code","nom_offre") REFERENCES "public"."offre"("client_code","nom") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "nouveaute_publication" ON "nouveaute" USING btree ("client_code","publiee_le");