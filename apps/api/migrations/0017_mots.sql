CREATE TABLE "mot" (
	"client_code" text NOT NULL,
	"key" text NOT NULL,
	"contenu" jsonb,
	"revision" integer NOT NULL,
	"modifie_le" timestamp with time zone NOT NULL,
	"modifie_par" uuid,
	CONSTRAINT "mot_client_code_key_pk" PRIMARY KEY("client_code","key")
);
--> statement-breakpoint
ALTER TABLE "mot" ADD CONSTRAINT "mot_client_code_client_code_fk" FOREIGN KEY ("client_code") REFERENCES "public"."client"("code") ON DELETE cascade ON UPDATE no action;