CREATE TABLE "audience" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_code" text NOT NULL,
	"nom" text NOT NULL,
	"description" text,
	"regle" jsonb NOT NULL,
	"taille" integer,
	"comptee_le" timestamp with time zone,
	"revision" integer DEFAULT 1 NOT NULL,
	"modifie_le" timestamp with time zone,
	CONSTRAINT "audience_nom" UNIQUE("client_code","nom")
);
--> statement-breakpoint
CREATE TABLE "audience_taille" (
	"audience_id" uuid NOT NULL,
	"jour" date NOT NULL,
	"nombre" integer NOT NULL,
	CONSTRAINT "audience_taille_audience_id_jour_pk" PRIMARY KEY("audience_id","jour")
);
--> statement-breakpoint
CREATE TABLE "profil_audience" (
	"compte_id" uuid NOT NULL,
	"client_code" text NOT NULL,
	"numero_contrat" text NOT NULL,
	"offre" text NOT NULL,
	"etat_contrat" text NOT NULL,
	"type_contrat" text NOT NULL,
	"date_debut" date NOT NULL,
	"has_rib" boolean NOT NULL,
	"qualite" text NOT NULL,
	"date_naissance" date NOT NULL,
	"code_postal" text,
	"has_mobile" boolean NOT NULL,
	"dematerialisation" text NOT NULL,
	"canal_service" text[] NOT NULL,
	"canal_information" text[] NOT NULL,
	"canal_offres" text[] NOT NULL,
	"compte_cree" date NOT NULL,
	"derniere_connexion" date,
	"is_seul" boolean NOT NULL,
	CONSTRAINT "profil_audience_compte_id_numero_contrat_pk" PRIMARY KEY("compte_id","numero_contrat")
);
--> statement-breakpoint
CREATE TABLE "profil_releve" (
	"client_code" text PRIMARY KEY NOT NULL,
	"demande_le" timestamp with time zone NOT NULL,
	"le" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "audience" ADD CONSTRAINT "audience_client_code_client_code_fk" FOREIGN KEY ("client_code") REFERENCES "public"."client"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audience_taille" ADD CONSTRAINT "audience_taille_audience_id_audience_id_fk" FOREIGN KEY ("audience_id") REFERENCES "public"."audience"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profil_releve" ADD CONSTRAINT "profil_releve_client_code_client_code_fk" FOREIGN KEY ("client_code") REFERENCES "public"."client"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "profil_audience_plusieurs" ON "profil_audience" USING btree ("client_code") WHERE not is_seul;--> statement-breakpoint
CREATE INDEX "connexion_compte" ON "connexion" USING btree ("compte_id","le");