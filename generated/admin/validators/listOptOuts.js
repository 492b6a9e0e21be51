// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { childErrors, definePart, isMultipleOf, require, settings } from "./settings.js";
import { isAccountId, isProblem, part as part_small } from "./schemas/small.js";

"use strict";
export const isOptOutCounts = validate0;
const schema0 = {"type":"object","required":["senders"],"properties":{"senders":{"type":"array","items":{"type":"object","required":["sender","count"],"properties":{"sender":{"type":["string","null"]},"count":{"type":"integer"}}}}}};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.senders === undefined) && (missing0 = "senders")){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.senders !== undefined){
let data0 = data.senders;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((data1.sender === undefined) && (missing1 = "sender")) || ((data1.count === undefined) && (missing1 = "count"))){
validate0.errors = [{instancePath:instancePath+"/senders/" + i0,schemaPath:"#/properties/senders/items/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.sender !== undefined){
let data2 = data1.sender;
const _errs5 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate0.errors = [{instancePath:instancePath+"/senders/" + i0+"/sender",schemaPath:"#/properties/senders/items/properties/sender/type",keyword:"type",params:{type: schema0.properties.senders.items.properties.sender.type}}];
return false;
}
var valid2 = _errs5 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.count !== undefined){
let data3 = data1.count;
const _errs7 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate0.errors = [{instancePath:instancePath+"/senders/" + i0+"/count",schemaPath:"#/properties/senders/items/properties/count/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/senders/" + i0,schemaPath:"#/properties/senders/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/senders",schemaPath:"#/properties/senders/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
else {
validate0.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate0.errors = vErrors;
return errors === 0;
}


export const part = /* @__PURE__ */ definePart({
  settings,
  checks: {
    OptOutCounts: isOptOutCounts,
  },
  branches: {},
  schemas: "{\"OptOutCounts\":{\"type\":\"object\",\"required\":[\"senders\"],\"properties\":{\"senders\":{\"type\":\"array\",\"items\":{\"type\":\"object\",\"required\":[\"sender\",\"count\"],\"properties\":{\"sender\":{\"type\":[\"string\",\"null\"]},\"count\":{\"type\":\"integer\"}}}}}}}",
  uses: [part_small],
});

export const parameters = {
  path: {
    accountId: part_small.validators["AccountId"],
  },
};

export const body = {};

export const responses = {
  "200": {
    headers: {},
    body: {
      "application/json": part.validators["OptOutCounts"],
    },
  },
  "400": {
    headers: {},
    body: {
      "application/problem+json": part_small.validators["Problem"],
    },
  },
  "401": {
    headers: {},
    body: {
      "application/problem+json": part_small.validators["Problem"],
    },
  },
  "403": {
    headers: {},
    body: {
      "application/problem+json": part_small.validators["Problem"],
    },
  },
  "404": {
    headers: {},
    body: {
      "application/problem+json": part_small.validators["Problem"],
    },
  },
  default: {
    headers: {},
    body: {
      "application/problem+json": part_small.validators["Problem"],
    },
  },
};
