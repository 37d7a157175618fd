CREATE TABLE "client_image" (
	"client_code" text NOT NULL,
	"empreinte" text NOT NULL,
	"type_mime" text NOT NULL,
	"contenu" "bytea" NOT NULL,
	"impression" "bytea",
	CONSTRAINT "client_image_client_code_empreinte_pk" PRIMARY KEY("client_code","empreinte")
);
--> statement-breakpoint
CREATE TABLE "client_version" (
	"client_code" text NOT NULL,
	"revision" integer NOT NULL,
	"le" timestamp with time zone NOT NULL,
	"etat" jsonb NOT NULL,
	CONSTRAINT "client_version_client_code_revision_pk" PRIMARY KEY("client_code","revision")
);
--> statement-breakpoint
ALTER TABLE "client" ADD COLUMN "gere_par" text;--> statement-breakpoint
ALTER TABLE "client" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "client" ADD COLUMN "modifie_le" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "client_logo" ADD COLUMN "impression" "bytea";--> statement-breakpoint
ALTER TABLE "client_image" ADD CONSTRAINT "client_image_client_code_client_code_fk" FOREIGN KEY ("client_code") REFERENCES "public"."client"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_version" ADD CONSTRAINT "client_version_client_code_client_code_fk" FOREIGN KEY ("client_code") REFERENCES "public"."client"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client" ADD CONSTRAINT "client_gere_par_client_code_fk" FOREIGN KEY ("gere_par") REFERENCES "public"."client"("code") ON DELETE no action ON UPDATE no action;