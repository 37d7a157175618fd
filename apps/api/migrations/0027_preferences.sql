CREATE TABLE "abonnement" (
	"compte_id" uuid NOT NULL,
	"alerte" text NOT NULL,
	"depuis" timestamp with time zone NOT NULL,
	CONSTRAINT "abonnement_compte_id_alerte_pk" PRIMARY KEY("compte_id","alerte")
);
--> statement-breakpoint
CREATE TABLE "alerte_envoyee" (
	"compte_id" uuid NOT NULL,
	"alerte" text NOT NULL,
	"objet" text NOT NULL,
	"le" timestamp with time zone NOT NULL,
	CONSTRAINT "alerte_envoyee_compte_id_alerte_objet_pk" PRIMARY KEY("compte_id","alerte","objet")
);
--> statement-breakpoint
CREATE TABLE "preference" (
	"compte_id" uuid PRIMARY KEY NOT NULL,
	"service" text[] NOT NULL,
	"information" text[] NOT NULL,
	"offres" text[] NOT NULL,
	"silence_debut" text NOT NULL,
	"silence_fin" text NOT NULL,
	"le" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "compte" ADD COLUMN "papiers_poste" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "abonnement" ADD CONSTRAINT "abonnement_compte_id_compte_id_fk" FOREIGN KEY ("compte_id") REFERENCES "public"."compte"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alerte_envoyee" ADD CONSTRAINT "alerte_envoyee_compte_id_compte_id_fk" FOREIGN KEY ("compte_id") REFERENCES "public"."compte"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preference" ADD CONSTRAINT "preference_compte_id_compte_id_fk" FOREIGN KEY ("compte_id") REFERENCES "public"."compte"("id") ON DELETE cascade ON UPDATE no action;